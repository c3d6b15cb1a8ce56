import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
	/** Value for DNS_SERVER. */
	readonly address: string;
	/** TXT records by name. */
	readonly texts: Map<string, readonly string[]>;
	/** Names that were asked for. */
	readonly questions: string[];
	/** If false, queries get no answer. */
	isUp: boolean;
	stop(): Promise<void>;
}

const HEADER_BYTES = 12;
const TXT_TYPE = 16;
const NAME_ERROR = 3;

/** Reads the name of the only question, and the offset after its type and class. */
function readQuestion(query: Buffer) {
	const labels: string[] = [];
	let offset = HEADER_BYTES;
	for (let length = query.readUInt8(offset); length > 0; length = query.readUInt8(offset)) {
		labels.push(query.toString('latin1', offset + 1, offset + 1 + length));
		offset += length + 1;
	}
	return { name: labels.join('.').toLowerCase(), end: offset + 5 };
}

function writeTextRecord(text: string) {
	const strings = (text.match(/.{1,255}/g) ?? ['']).map((part) =>
		Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
	);
	const data = Buffer.concat(strings);
	// The name is a pointer to the question.
	const head = Buffer.from([0xc0, HEADER_BYTES, 0, TXT_TYPE, 0, 1, 0, 0, 0, 0, 0, 0]);
	head.writeUInt16BE(data.length, 10);
	return Buffer.concat([head, data]);
}

/** Starts a name server on a free UDP port of this machine. */
export async function startNameServer(): Promise<NameServer> {
	const socket = createSocket('udp4');
	socket.bind(0, '127.0.0.1');
	await once(socket, 'listening');
	const server: NameServer = {
		address: `127.0.0.1:${socket.address().port}`,
		texts: new Map(),
		questions: [],
		isUp: true,
		stop: () => new Promise((resolve) => socket.close(() => resolve())),
	};
	socket.on('message', (query, { port, address }) => {
		if (!server.isUp) return;
		const { name, end } = readQuestion(query);
		server.questions.push(name);
		const texts = server.texts.get(name);
		const header = Buffer.alloc(HEADER_BYTES);
		header.writeUInt16BE(query.readUInt16BE(0), 0);
		header.writeUInt16BE(0x8180 | (texts ? 0 : NAME_ERROR), 2);
		header.writeUInt16BE(1, 4);
		header.writeUInt16BE(texts?.length ?? 0, 6);
		const answer = [
			header,
			query.subarray(HEADER_BYTES, end),
			...(texts ?? []).map(writeTextRecord),
		];
		socket.send(Buffer.concat(answer), port, address);
	});
	return server;
}
