import lighthouse, { type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import type { PublicPage } from '../product/public-pages';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One category of one page. */
interface Score {
	/** 0 to 100. */
	readonly points: number;
	/** The audits that cost it points. */
	readonly lost: readonly string[];
}

interface Phone {
	/** Where the browser listens for its protocol. */
	readonly port: number;
	/** How many times the computer is to be slowed. */
	readonly slowdown: () => Promise<number>;
}

/** One run is at the mercy of what else the machine does. */
const runs = 3;

async function run(
	address: string,
	{ path, unlisted }: PublicPage,
	{ port, slowdown }: Phone,
): Promise<Result> {
	const result = await lighthouse(address + path, {
		port,
		logLevel: 'error',
		onlyCategories: [...categories],
		throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: await slowdown() },
		/** It would count as a fault what is meant. */
		skipAudits: unlisted ? ['is-crawlable'] : null,
	});
	if (!result || result.lhr.runtimeError)
		throw new Error(
			`Lighthouse says of ${path}: ${result?.lhr.runtimeError?.message ?? 'nothing'}`,
		);
	return result.lhr;
}

interface Audit {
	/** In the order of `categories`. */
	readonly scores: readonly Score[];
	/** How many times the computer was slowed. */
	readonly slowed: number;
}

/**
 * Lighthouse’s scores for a phone: of the middle one of its runs.
 * @throws when a category has no score
 */
export async function audit(address: string, page: PublicPage, phone: Phone): Promise<Audit> {
	const results: Result[] = [];
	while (results.length < runs) {
		// Now and then Lighthouse records nothing, and asks to be run again.
		const once = () => run(address, page, phone);
		results.push(await once().catch(once));
	}
	const lhr: Result = computeMedianRun(results);
	const scores = categories.map((name) => {
		const { score = null, auditRefs = [] } = lhr.categories[name] ?? {};
		if (score === null) throw new Error(`${page.path} has no score for ${name}`);
		const lost = auditRefs
			.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
			.map(({ id }) => id);
		return { points: Math.round(score * 100), lost };
	});
	return { scores, slowed: lhr.configSettings.throttling.cpuSlowdownMultiplier };
}
