import { data } from 'react-router-dom';
import type { RefusalStatus, RefusalText } from '../lib/document/refusal-context';
import { readOnServer } from '../lib/query';
import { readSiteWithFallback } from '../lib/site/known-site.server';
import { serverWords } from '../lib/words/speech.server';

/** Returns the error of a rejected request. The server translates its text, so that no page has to load it. */
export async function makeRefusalError(status: RefusalStatus) {
	const { t } = serverWords(await readOnServer(readSiteWithFallback));
	const text: Readonly<Record<RefusalStatus, RefusalText>> = {
		405: {
			title: t('You can’t do that here'),
			text: t('This page can only be viewed. Nothing was changed.'),
		},
		415: {
			title: t('The form couldn’t be read'),
			text: t('It was sent in a format this site doesn’t accept. Go back and send it again.'),
		},
	};
	return data(text[status], { status });
}
