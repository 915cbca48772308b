/** Of what browsers say of themselves the right values are taken, and what is built from them says the same. */

import { candidates } from "./codes.js";
import fc from "fast-check";
import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf } from "../../../site/net/address.js";
import { expectedGuest, withCredentials } from "../../../site/net/known.js";
import { readDescription, writeCandidate, writeDescription } from "../../../site/net/sdp.js";

const CHROMIUM = `v=0
o=- 4459674600490412308 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:2613049948 1 udp 2113937151 a6644b9e-0c2a-429b-b8c8-9ccc7a4d223a.local 58181 typ host generation 0 network-cost 999
a=candidate:1467250027 1 udp 1677729535 203.0.113.7 58181 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999
a=candidate:3232 1 tcp 1518280447 a6644b9e-0c2a-429b-b8c8-9ccc7a4d223a.local 9 typ host tcptype active generation 0
a=ice-ufrag:8yA9
a=ice-pwd:2+r87PJqlGA0IRiaetj3Y4r9
a=ice-options:trickle
a=fingerprint:sha-256 20:B7:96:12:AE:65:13:69:65:10:29:FB:15:88:80:04:48:D9:36:45:96:F0:0D:F7:53:3B:BB:15:86:AD:F1:72
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`.replaceAll("\n", "\r\n");

test("a browser's description is read", () => {
  assert.deepEqual(readDescription(CHROMIUM), {
    ufrag: "8yA9",
    pwd: "2+r87PJqlGA0IRiaetj3Y4r9",
    fingerprint: "20b79612ae651369651029fb1588800448d9364596f00df7533bbb1586adf172",
    mid: "0",
    candidates: [
      { type: "host", address: "a6644b9e-0c2a-429b-b8c8-9ccc7a4d223a.local", port: 58181 },
      { type: "srflx", address: "203.0.113.7", port: 58181 },
    ],
  });
});

test("what is built says the same", () => {
  fc.assert(
    fc.property(fc.array(candidates, { maxLength: 12 }), (drawn) => {
      const said = { ...readDescription(CHROMIUM), candidates: drawn };
      assert.deepEqual(readDescription(writeDescription(said, { setup: "active", mid: said.mid })), said);
    }),
  );
});

test("a candidate that is given again looks like another one, and comes behind", () => {
  const candidate = { type: /** @type {const} */ ("host"), address: "192.0.2.1", port: 5000 };
  const lines = [0, 1, 2, 1000].map((time) => writeCandidate(candidate, 0, time).split(" "));
  assert.equal(new Set(lines.map(([foundation]) => foundation)).size, lines.length);
  const priorities = lines.map((words) => Number(words[3]));
  assert.deepEqual([...priorities].sort((one, two) => two - one), priorities);
  assert.equal(new Set(priorities).size, lines.length);
});

test("addresses have one normal form", () => {
  /** @type {[string, string | undefined][]} */
  const forms = [
    ["2001:DB8::1", "2001:db8:0:0:0:0:0:1"],
    ["::", "0:0:0:0:0:0:0:0"],
    ["fe80::1:2", "fe80:0:0:0:0:0:1:2"],
    ["::ffff:192.0.2.1", "0:0:0:0:0:ffff:c000:201"],
    ["192.0.2.255", "192.0.2.255"],
    ["A6644B9E-0C2A-429B-B8C8-9CCC7A4D223A.local", "a6644b9e-0c2a-429b-b8c8-9ccc7a4d223a.local"],
    ["192.0.2.256", undefined],
    ["1:2:3", undefined],
    ["fe80::1%eth0", undefined],
    ["example.org", undefined],
    ["a6644b9e.local", undefined],
    ["", undefined],
  ];
  for (const [text, normal] of forms) assert.equal(addressOf(text)?.text, normal, text);
});

test("host and guest derive the same, and it depends on everything", async () => {
  const invite = { ufrag: "8yA9", pwd: "2+r87PJqlGA0IRiaetj3Y4r9", fingerprint: "ab".repeat(32) };
  const guest = "cd".repeat(32);
  const derived = await expectedGuest(invite, guest);
  assert.deepEqual(await expectedGuest({ ...invite }, guest), derived);
  assert.match(derived.ufrag, /^[A-Za-z0-9+/]{8}$/);
  assert.match(derived.pwd, /^[A-Za-z0-9+/]{24}$/);
  const others = await Promise.all([
    expectedGuest({ ...invite, ufrag: "8yA8" }, guest),
    expectedGuest({ ...invite, pwd: "3+r87PJqlGA0IRiaetj3Y4r9" }, guest),
    expectedGuest({ ...invite, fingerprint: "ac".repeat(32) }, guest),
    expectedGuest(invite, "ce".repeat(32)),
  ]);
  assert.equal(new Set([derived, ...others].map(({ pwd }) => pwd)).size, 5);
  const munged = readDescription(withCredentials(CHROMIUM, derived));
  assert.deepEqual({ ...munged, ufrag: "8yA9", pwd: invite.pwd }, readDescription(CHROMIUM));
  assert.deepEqual([munged.ufrag, munged.pwd], [derived.ufrag, derived.pwd]);
});
