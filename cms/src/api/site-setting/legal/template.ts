import type { LegalPage, Site } from '@sumu/contract';
import { isBangla } from '@sumu/contract/words';
import { banglaTemplates } from './bangla';
import { englishTemplates } from './english';
import { readPrivacyFacts, type SiteOwner } from './facts';

/** Default text of a legal page until the owner writes it; English if its language has no template. */
export const legalTemplate = async (
	page: LegalPage,
	site: SiteOwner & Pick<Site, 'language'>,
): Promise<string> =>
	(isBangla(site.language) ? banglaTemplates : englishTemplates)[page](
		site,
		await readPrivacyFacts(),
	);
