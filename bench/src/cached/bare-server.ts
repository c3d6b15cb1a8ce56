import { createServer } from 'node:http';
import type { RecordedResponse } from './response';

// A process of its own: it gets what to send from its parent and tells it the port.
process.once('message', ({ headers, body }: RecordedResponse) => {
	const server = createServer((_request, response) => {
		response.writeHead(200, [...headers]).end(body);
	});
	server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
