import { owner } from '../../../cms/tests/support/server.ts';
import { type Product, withProduct } from '../product/start';
import type { Row, Table } from '../table';
import { busyHour, turnsOf } from './busy-hour';
import { type Resident, resident } from './processes';
import { slope } from './slope';

/** Each part is five minutes of the hour. */
const parts = 12;
const minutes = 60 / parts;
/** Concurrent requests. */
const atOnce = 6;

const manyCalls = '1000000';
const variables = {
	OWNER_EMAIL: owner.email,
	OWNER_PASSWORD: owner.password,
	AUTH_RATE_LIMIT: manyCalls,
	SUBMIT_RATE_LIMIT: manyCalls,
	CALL_RATE_LIMIT: manyCalls,
};

async function watched({ address, pid }: Product): Promise<readonly Resident[]> {
	const hour = await busyHour(address);
	const samples = [resident(pid)];
	for (let part = 0; part < parts; part += 1) {
		const turns = turnsOf(hour, part, parts);
		const worker = async () => {
			for (const run of turns) await run();
		};
		await Promise.all(Array.from({ length: atOnce }, worker));
		const now = resident(pid);
		samples.push(now);
		console.log(`  ${(part + 1) * minutes} min: ${JSON.stringify(figures(now))}`);
	}
	return samples;
}

const figures = ({ cms, site, launcher }: Resident) =>
	[cms, site, cms + site, launcher].map(Math.round);

/** Growth in megabytes per hour, from the second half only: by then every cache is full. */
function slopes(samples: readonly Resident[]): Row {
	const settled = samples.slice(Math.ceil(samples.length / 2));
	const anHour = (of: (sample: Resident) => number) => {
		const grown = slope(settled.map(of)) * parts;
		return `${grown < 0 ? '' : '+'}${grown.toFixed(0)}`;
	};
	return [
		'growth an hour',
		anHour(({ cms }) => cms),
		anHour(({ site }) => site),
		anHour(({ cms, site }) => cms + site),
		anHour(({ launcher }) => launcher),
	];
}

export const memoryTable: Table = {
	name: 'memory',
	headings: ['Minutes of a busy hour', 'CMS MB', 'site MB', 'both MB', 'launcher MB'],
	async measure() {
		console.log('Memory over a busy hour');
		const samples = await withProduct(watched, variables);
		const rows = samples.map((sample, part): Row => [part * minutes, ...figures(sample)]);
		return [...rows, slopes(samples)];
	},
};
