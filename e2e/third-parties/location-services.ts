import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { geoToken } from './addresses';

const moods = ['fast', 'regionless', 'slow', 'failing', 'absent'] as const;
/** Behaviour of both services: immediate response, no region, no response, error, or closed connection. */
export type Mood = (typeof moods)[number];

/** Address that the IP service returns for everyone, from the range reserved for documentation. */
const ip = '203.0.113.7';
const place = { ip, city: 'Dhaka', region: 'Dhaka Division', country: 'BD', loc: '23.71,90.41' };

const isMood = (said: string): said is Mood => moods.some((mood) => mood === said);

/** Starts the IP service at `/ip` and the IP-location service at `/{address}`; `PUT /mood` changes their behaviour. */
export function startLocationServices(port: number): Promise<void> {
	let mood: Mood = 'fast';
	const reply = (response: ServerResponse, status: number, body: object) =>
		response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
		if (request.method === 'PUT' && pathname === '/mood') {
			const said = await text(request);
			if (!isMood(said)) return reply(response, 400, { error: `No mood: ${said}` });
			mood = said;
			return reply(response, 200, { mood });
		}
		if (mood === 'slow') return;
		if (mood === 'absent') return request.socket.destroy();
		if (mood === 'failing') return reply(response, 503, { error: 'Out of order' });
		if (pathname === '/ip') return reply(response, 200, { ip });
		if (searchParams.get('token') !== geoToken) return reply(response, 401, { error: 'No token' });
		if (pathname !== `/${ip}`) return reply(response, 404, { error: 'No such address' });
		return reply(response, 200, mood === 'regionless' ? { ...place, region: undefined } : place);
	});
	return new Promise((resolve) => server.listen(port, resolve));
}
