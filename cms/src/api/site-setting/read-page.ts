import { type LegalPage, legalPages, type OwnPage } from '@sumu/contract';
import { renderArticle } from '../../platform/markdown/render';
import { readPrivacyFacts, type SiteOwner } from './legal/facts';
import { fillLegalPage } from './legal/fill-page';
import { presentOwnedSite } from './presenter';
import { readSite } from './read-site';

/** Default text of a legal page until the owner writes it. */
export const legalTemplate = async (page: LegalPage, site: SiteOwner): Promise<string> =>
	fillLegalPage(page, site, await readPrivacyFacts());

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
