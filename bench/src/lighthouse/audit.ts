import lighthouse, { type Result } from 'lighthouse';
import { middleBy } from '../median';
import type { PublicPage } from '../product/public-pages';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Score of one category on one page. */
interface Score {
	/** From 0 to 100. */
	readonly points: number;
	/** Ids of the audits that reduced the score. */
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
		/** Unlisted pages are intentionally not crawlable. */
		skipAudits: unlisted ? ['is-crawlable'] : null,
	});
	if (!result || result.lhr.runtimeError)
		throw new Error(
			`Lighthouse says of ${path}: ${result?.lhr.runtimeError?.message ?? 'nothing'}`,
		);
	return result.lhr;
}

/**
 * Runs Lighthouse on a page with its default phone emulation.
 * @param port the browser's remote debugging port
 * @throws if two runs in a row fail; a single run occasionally records nothing and has to be repeated
 */
export function run(address: string, page: PublicPage, port: number): Promise<Result> {
	const once = () => visit(address, page, port);
	return once().catch(once);
}

interface Audit {
	/** In the order of `categories`. */
	readonly scores: readonly Score[];
	/** Lighthouse's benchmark index of the machine during the run; Lighthouse expects 1500 to 2000. */
	readonly machine: number;
}

/**
 * Returns the scores of the run with the median performance. (Lighthouse's own `computeMedianRun` compares two
 * timings and may pick the run with the worst blocking time.)
 * @throws if a category has no score
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
