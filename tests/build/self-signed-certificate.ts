import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const COMMON_NAME = '550403';
const ALTERNATIVE_NAME = '551d11';
const BASIC_CONSTRAINTS = '551d13';
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';

/** A self-signed certificate for these host names, and its key; both as PEM. */
export function createSelfSignedCertificate(hosts: readonly string[]): { certificate: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, identifier(ECDSA_WITH_SHA256));
  const name = der(0x30, der(0x31, der(0x30, identifier(COMMON_NAME), der(0x0c, Buffer.from('Kinora tests')))));
  const extension = (kind: string, value: Buffer): Buffer => der(0x30, identifier(kind), der(0x04, value));
  const facts = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    der(0x30, time(-DAY_MILLISECONDS), time(DAY_MILLISECONDS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      der(
        0x30,
        extension(BASIC_CONSTRAINTS, der(0x30, der(0x01, Buffer.from([0xff])))),
        extension(ALTERNATIVE_NAME, der(0x30, ...hosts.map((host) => der(0x82, Buffer.from(host))))),
      ),
    ),
  );
  const whole = der(0x30, facts, algorithm, der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey)));
  const lines = whole.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

/** One ASN.1 value in DER, with its tag and length. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body)]), body]);
}

/** The length of a value's body in DER: in one byte, or with how many bytes follow before it. */
function lengthOf({ length }: Buffer): number[] {
  if (length < 128) {
    return [length];
  }
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
}

const identifier = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const time = (offset: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(Date.now() + offset).toISOString().replaceAll(/^..|[-:T]|\..*$/g, '')}Z`));
