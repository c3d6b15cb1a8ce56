import type { LegalPage, Site } from '@sumu/contract';
import { isBangla } from '@sumu/contract/words';
import { bangla } from './bangla';
import { english } from './english';
import { inUse, type Keeper } from './facts';

/** Default text of a legal page until the owner writes it; English if its language has no template. */
export const legalTemplate = async (
	page: LegalPage,
	site: Keeper & Pick<Site, 'language'>,
): Promise<string> => (isBangla(site.language) ? bangla : english)[page](site, await inUse());
