import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../env';
import { makeFolders } from '../platform/lib/data-folder';

/** Keys of the machines that got backups, in the format of OpenSSH. */
const knownHostsFile = join(env.DATA_DIR, 'known_hosts');

interface HostKey {
	/** Such as `ssh-ed25519`. */
	readonly type: string;
	readonly base64: string;
}

/** Parses a public key, which starts with the length of its type and its type. */
function parseKey(key: Buffer): HostKey {
	const typeLength = key.readUInt32BE(0);
	return { type: key.toString('latin1', 4, 4 + typeLength), base64: key.toString('base64') };
}

/** Returns the fingerprint of a key as `ssh-keygen -l` prints it. */
const computeFingerprint = ({ base64 }: HostKey) =>
	`SHA256:${createHash('sha256').update(Buffer.from(base64, 'base64')).digest('base64').replace(/=+$/, '')}`;

/** Machine whose key is stored at the first connection and compared at each later one. */
export class KnownHost {
	readonly #name: string;
	readonly #storedKey: HostKey | undefined;
	/** Message for the owner, if the machine has another key now. */
	problem: string | undefined;

	constructor(host: string, port: number) {
		this.#name = port === 22 ? host : `[${host}]:${port}`;
		const lines = existsSync(knownHostsFile)
			? readFileSync(knownHostsFile, 'utf8').split('\n')
			: [];
		for (const [name, type, base64] of lines.map((line) => line.split(' ')))
			if (name === this.#name && type && base64) this.#storedKey ??= { type, base64 };
	}

	/** Type of the stored key: a machine has several keys, and offers one of the type that is asked for. */
	get keyType(): string | undefined {
		return this.#storedKey?.type;
	}

	/** Checks the key of the machine. Trusts and stores the first one. */
	checkKey(key: Buffer): boolean {
		const presentedKey = parseKey(key);
		if (!this.#storedKey) {
			makeFolders(env.DATA_DIR);
			const line = `${this.#name} ${presentedKey.type} ${presentedKey.base64}\n`;
			appendFileSync(knownHostsFile, line, { mode: 0o600 });
			return true;
		}
		if (presentedKey.base64 === this.#storedKey.base64) return true;
		this.problem = `The host key of ${this.#name} has changed: it is ${computeFingerprint(presentedKey)} and was ${computeFingerprint(this.#storedKey)}. Another machine may answer in its place, so nothing was sent. If the change is yours, remove the line of ${this.#name} from ${knownHostsFile}.`;
		return false;
	}
}
