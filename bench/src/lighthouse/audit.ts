import lighthouse, { type Result } from 'lighthouse';
import { middleBy } from '../median';
import type { PublicPage } from '../product/public-pages';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One category of one page. */
interface Score {
	/** 0 to 100. */
	readonly points: number;
	/** The audits that cost it points. */
	readonly lost: readonly string[];
}

async function visit(
	address: string,
	{ path, unlisted }: PublicPage,
	port: number,
): Promise<Result> {
	const result = await lighthouse(address + path, {
		port,
		logLevel: 'error',
		onlyCategories: [...categories],
		/** It would count as a fault what is meant. */
		skipAudits: unlisted ? ['is-crawlable'] : null,
	});
	if (!result || result.lhr.runtimeError)
		throw new Error(
			`Lighthouse says of ${path}: ${result?.lhr.runtimeError?.message ?? 'nothing'}`,
		);
	return result.lhr;
}

/**
 * What Lighthouse says of a page on a phone.
 * @param port where the browser listens for its protocol
 * @throws when it says nothing, twice: now and then it records nothing, and asks to be run again
 */
export function run(address: string, page: PublicPage, port: number): Promise<Result> {
	const once = () => visit(address, page, port);
	return once().catch(once);
}

interface Audit {
	/** In the order of `categories`. */
	readonly scores: readonly Score[];
	/** What Lighthouse’s benchmark makes of the machine meanwhile: 1500 to 2000 is what it reckons with. */
	readonly machine: number;
}

/**
 * The scores of that one of a page’s runs whose performance is in the middle. (Lighthouse’s own
 * `computeMedianRun` looks at two timings, and may pick the run whose blocking time is the worst.)
 * @throws when a category has no score
 */
export function middle(results: readonly Result[]): Audit {
	const lhr = middleBy(results, ({ categories }) => categories.performance?.score ?? 0);
	if (!lhr) throw new Error('There is no middle of no run.');
	const scores = categories.map((name) => {
		const { score = null, auditRefs = [] } = lhr.categories[name] ?? {};
		if (score === null) throw new Error(`${lhr.requestedUrl} has no score for ${name}`);
		const lost = auditRefs
			.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
			.map(({ id }) => id);
		return { points: Math.round(score * 100), lost };
	});
	return { scores, machine: Math.round(lhr.environment.benchmarkIndex) };
}
