import lighthouse from 'lighthouse';
import type { PublicPage } from '../product/public-pages';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One category of one page. */
interface Score {
	/** 0 to 100. */
	readonly points: number;
	/** The audits that cost it points. */
	readonly lost: readonly string[];
}

/**
 * Lighthouse’s scores for a phone, in the order of `categories`.
 * @param port where the browser listens for its protocol
 * @throws when a category has no score
 */
export async function audit(
	address: string,
	{ path, unlisted }: PublicPage,
	port: number,
): Promise<readonly Score[]> {
	const result = await lighthouse(address + path, {
		port,
		logLevel: 'error',
		onlyCategories: [...categories],
		/** It would count as a fault what is meant. */
		skipAudits: unlisted ? ['is-crawlable'] : null,
	});
	if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
	const { lhr } = result;
	return categories.map((name) => {
		const { score = null, auditRefs = [] } = lhr.categories[name] ?? {};
		if (score === null) throw new Error(`${path}, ${name}: ${lhr.runtimeError?.message}`);
		const lost = auditRefs
			.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
			.map(({ id }) => id);
		return { points: Math.round(score * 100), lost };
	});
}
