import { type LegalPage, legalPages, type OwnPage, type Site } from '@sumu/contract';
import { isBangla } from '@sumu/contract/words';
import { renderArticle } from '../../platform/markdown/render';
import { banglaTemplates } from './legal/bangla';
import { englishTemplates } from './legal/english';
import { readPrivacyFacts, type SiteOwner } from './legal/facts';
import { presentOwnedSite } from './presenter';
import { readSite } from './read-site';

/** Default text of a legal page until the owner writes it; English if its language has no template. */
export const legalTemplate = async (
	page: LegalPage,
	site: SiteOwner & Pick<Site, 'language'>,
): Promise<string> =>
	(isBangla(site.language) ? banglaTemplates : englishTemplates)[page](
		site,
		await readPrivacyFacts(),
	);

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
