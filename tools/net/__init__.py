"""Networks for tests and measurements of connections: namespaces with address translation, faults, STUN and TURN."""
