import type { LegalPage, Site } from '@sumu/contract';
import { isBangla } from '@sumu/contract/words';
import { bangla } from './bangla';
import { english } from './english';
import { inUse, type Keeper } from './facts';

/** What a legal page says until the owner has written it: in English where its language has no template. */
export const legalTemplate = async (
	page: LegalPage,
	site: Keeper & Pick<Site, 'language'>,
): Promise<string> => (isBangla(site.language) ? bangla : english)[page](site, await inUse());
