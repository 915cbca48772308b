"""How strong the computer players are: opponents to measure by, mirrored matches, and what they showed."""
