import autocannon from 'autocannon';
import { median } from './median';
import { processorTime } from './processor-time';

/** Figures of one URL under load. */
export interface Load {
	/** Requests per second. */
	readonly rate: number;
	/** 99th percentile of the latency in milliseconds. */
	readonly p99: number;
	/** Processor time per request in milliseconds. Other load on the machine hardly affects it. */
	readonly cost: number;
}

const connections = 8;

/**
 * Sends requests to a URL from several connections for `seconds`.
 * @throws if a response is not 2xx, or there was none
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

/** Median of each figure, so that a single disturbed round does not count. */
export const middle = (loads: readonly Load[]): Load => ({
	rate: median(loads.map(({ rate }) => rate)),
	p99: median(loads.map(({ p99 }) => p99)),
	cost: median(loads.map(({ cost }) => cost)),
});
