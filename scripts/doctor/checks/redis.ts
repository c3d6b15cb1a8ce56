import { type Check, off, ok, patience, reasonOf, wrong } from '../finding';
import { fromCms } from '../from-cms';

interface Client {
	connect(): Promise<void>;
	ping(): Promise<string>;
	on(event: 'error', heard: (error: Error) => void): void;
	disconnect(): void;
}
type Module = { Redis: new (address: string, options: object) => Client };

const options = {
	lazyConnect: true,
	connectTimeout: patience,
	commandTimeout: patience,
	maxRetriesPerRequest: 0,
	retryStrategy: () => null,
};

export const redis: Check = {
	name: 'Redis',
	async look({ settings: { REDIS_URL } }) {
		if (!REDIS_URL)
			return off('not set up (REDIS_URL); only needed by several processes of a part');
		const client = new (fromCms<Module>('ioredis').Redis)(REDIS_URL, options);
		let reason = '';
		client.on('error', (error) => {
			reason = reasonOf(error);
		});
		try {
			await client.connect();
			await client.ping();
			return ok(`answers at ${new URL(REDIS_URL).host}`);
		} catch (error) {
			return wrong(
				`does not answer: ${reason || reasonOf(error)}`,
				'Start it, or set REDIS_URL right; empty where there is one process of each part.',
			);
		} finally {
			client.disconnect();
		}
	},
};
