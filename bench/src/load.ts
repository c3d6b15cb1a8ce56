import autocannon from 'autocannon';
import { median } from './median';
import { processorTime } from './processor-time';

/** Of one address under load. */
export interface Load {
	/** Requests a second. */
	readonly rate: number;
	/** Milliseconds 99 of 100 requests stay below. */
	readonly p99: number;
	/** Milliseconds of processor time a request; what else the machine does counts little here. */
	readonly cost: number;
}

const connections = 8;

/**
 * Asks an address again and again.
 * @throws when an answer is not 2xx, or none came
 */
export async function load(
	url: string,
	seconds: number,
	processes: readonly number[],
	headers: Record<string, string> = {},
): Promise<Load> {
	const before = processorTime(processes);
	const { requests, latency, non2xx, errors } = await autocannon({
		url,
		headers,
		connections,
		duration: seconds,
	});
	if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
	if (requests.total === 0) throw new Error(`${url} answered nothing: the machine is too busy`);
	const spent = processorTime(processes) - before;
	return { rate: requests.total / seconds, p99: latency.p99, cost: spent / requests.total };
}

/** The middle of several rounds, so that one disturbance does not count. */
export const middle = (loads: readonly Load[]): Load => ({
	rate: median(loads.map(({ rate }) => rate)),
	p99: median(loads.map(({ p99 }) => p99)),
	cost: median(loads.map(({ cost }) => cost)),
});
