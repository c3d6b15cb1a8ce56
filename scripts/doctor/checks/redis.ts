import { requireFromCms } from '../../setup/installed-packages';
import {
	CHECK_TIMEOUT_MS,
	type DoctorCheck,
	reasonOf,
	reportFailure,
	reportNotSetUp,
	reportOk,
} from '../doctor-check';

interface Client {
	connect(): Promise<void>;
	ping(): Promise<string>;
	on(event: 'error', listener: (error: Error) => void): void;
	disconnect(): void;
}
type Module = { Redis: new (address: string, options: object) => Client };

const redisOptions = {
	lazyConnect: true,
	connectTimeout: CHECK_TIMEOUT_MS,
	commandTimeout: CHECK_TIMEOUT_MS,
	maxRetriesPerRequest: 0,
	retryStrategy: () => null,
};

export const redisCheck: DoctorCheck = {
	name: 'Redis',
	async look({ settings: { REDIS_URL } }) {
		if (!REDIS_URL)
			return reportNotSetUp('not set up (REDIS_URL); only needed by several processes of a part');
		const client = new (requireFromCms<Module>('ioredis').Redis)(REDIS_URL, redisOptions);
		let reason = '';
		client.on('error', (error) => {
			reason = reasonOf(error);
		});
		try {
			await client.connect();
			await client.ping();
			return reportOk(`answers at ${new URL(REDIS_URL).host}`);
		} catch (error) {
			return reportFailure(
				`does not answer: ${reason || reasonOf(error)}`,
				'Start it, or set REDIS_URL right; empty where there is one process of each part.',
			);
		} finally {
			client.disconnect();
		}
	},
};
