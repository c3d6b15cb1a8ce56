import { createServer } from 'node:http';
import type { RecordedResponse } from './response';

// Runs as a child process: receives the response to send from its parent and reports its port.
process.once('message', ({ headers, body }: RecordedResponse) => {
	const server = createServer((_request, response) => {
		response.writeHead(200, [...headers]).end(body);
	});
	server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
