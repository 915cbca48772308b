/** Stand-ins for the browser's connections, whose states and times a test can choose. */

/** @typedef {{ candidate: string, sdpMLineIndex: number }} Given */

/** What browsers say of themselves, with another name and address each time. */
let count = 0;

/** As much of RTCPeerConnection as the room uses. */
export class FakePeerConnection {
  /** All that were made. @type {FakePeerConnection[]} */
  static made = [];
  /** How many addresses each will find; none: it never gets ready. */
  static addresses = 1;

  iceGatheringState = "new";
  iceConnectionState = "new";
  connectionState = "new";
  signalingState = "stable";
  /** @type {{ type: string, sdp: string } | null} */
  localDescription = null;
  /** @type {{ type: string, sdp: string }[]} */
  remote = [];
  /** @type {Given[]} */
  given = [];
  sctp = { transport: { state: "new" } };
  closed = false;
  oniceconnectionstatechange = () => {};
  onconnectionstatechange = () => {};
  onicegatheringstatechange = () => {};

  /** @param {RTCConfiguration} configuration */
  constructor(configuration) {
    if (configuration.iceServers?.some(({ urls }) => urls === "refused")) throw new SyntaxError("no such server");
    this.configuration = configuration;
    this.name = (count += 1).toString(16).padStart(8, "0");
    this.channel = {
      readyState: "connecting",
      /** @type {string[]} */
      sent: [],
      onopen: () => {},
      onclose: () => {},
      onmessage: (/** @type {{ data: unknown }} */ _event) => {},
      send(/** @type {string} */ text) {
        this.sent.push(text);
      },
      close() {
        this.readyState = "closing";
      },
    };
    FakePeerConnection.made.push(this);
  }

  createDataChannel() {
    return this.channel;
  }

  async setLocalDescription() {
    const type = this.signalingState === "have-remote-offer" ? "answer" : "offer";
    const candidates = Array.from({ length: FakePeerConnection.addresses }, (_, at) => `a=candidate:1 1 udp 1 192.0.2.${at + 1} 5000 typ host\r\n`);
    const sdp = `a=ice-ufrag:${this.name}\r\na=ice-pwd:${this.name.repeat(4)}\r\na=fingerprint:sha-256 ${Array(32).fill("AB").join(":")}\r\na=mid:0\r\n${candidates.join("")}`;
    this.localDescription = { type, sdp };
    this.signalingState = type === "offer" ? "have-local-offer" : "stable";
    if (FakePeerConnection.addresses === 0) return;
    this.iceGatheringState = "complete";
    this.onicegatheringstatechange();
  }

  async setRemoteDescription(/** @type {{ type: string, sdp: string }} */ description) {
    this.remote.push(description);
    this.signalingState = description.type === "offer" ? "have-remote-offer" : "stable";
  }

  async addIceCandidate(/** @type {Given} */ candidate) {
    this.given.push(candidate);
  }

  close() {
    this.closed = true;
  }

  /** The channel opens. */
  open() {
    this.become("connected", "connected");
    this.channel.readyState = "open";
    this.channel.onopen();
  }

  /**
   * @param {string} ice state of the addresses
   * @param {string} whole state of the connection
   */
  become(ice, whole) {
    this.iceConnectionState = ice;
    this.oniceconnectionstatechange();
    this.connectionState = whole;
    this.onconnectionstatechange();
  }
}
