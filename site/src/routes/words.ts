import { readOnServer } from '../lib/query';
import { knownSite } from '../lib/site/known-site.server';
import { speechOf } from '../lib/words/speech.server';

/** All that the site says otherwise than it stands in the code: a page brings only what it says at first. */
export async function loader() {
	const site = await readOnServer(knownSite);
	return Response.json(speechOf(site));
}
