import { type LegalPage, legalPages, type OwnPage } from '@sumu/contract';
import { renderArticle } from '../../platform/markdown/render';
import { legalTemplate } from './legal/template';
import { presentOwnedSite } from './presenter';
import { readSite } from './row';

const isLegal = (slug: string): slug is LegalPage => legalPages.some((name) => name === slug);

/** Returns an extra or legal page as visitors read it; null if the page does not exist. */
export async function readPage(slug: string): Promise<OwnPage | null> {
	const site = presentOwnedSite(await readSite());
	if (isLegal(slug)) {
		const text = site.legal[slug] || (await legalTemplate(slug, site));
		return { slug, title: '', html: await renderArticle(text) };
	}
	const page = site.extraPages.find((one) => one.slug === slug);
	return page ? { slug, title: page.title, html: await renderArticle(page.text) } : null;
}
