import { readOnServer } from '../lib/query';
import { readSiteWithFallback } from '../lib/site/known-site.server';
import { speechOf } from '../lib/words/speech.server';

/** All translations that differ from the code; each page embeds only those of its first render. */
export async function loader() {
	const site = await readOnServer(readSiteWithFallback);
	return Response.json(speechOf(site));
}
