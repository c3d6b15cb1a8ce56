import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type RecordedResponse, recordResponse } from './response';

interface Bare {
	readonly url: string;
	readonly process: ChildProcess;
}

/**
 * Starts a minimal Node server that answers every request with the recorded response.
 * @throws if its response differs from the recorded one
 */
export async function startBare(recorded: RecordedResponse): Promise<Bare> {
	const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
		execArgv: ['--import', 'tsx'],
		serialization: 'advanced',
	});
	child.send(recorded);
	const [{ port }] = await once(child, 'message');
	const url = `http://127.0.0.1:${port}/`;
	const sent = await recordResponse(url);
	if (String(sent.headers) !== String(recorded.headers) || !sent.body.equals(recorded.body)) {
		child.kill();
		throw new Error(`The bare server sends ${sent.headers} instead of ${recorded.headers}`);
	}
	return { url, process: child };
}
