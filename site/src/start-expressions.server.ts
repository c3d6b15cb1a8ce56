import { NAV_SCROLL_THRESHOLD_PX, uiTimings } from '@sumu/contract';
import { shortlistKey } from './features/cart/has-shortlist';
import { hydratedEvent, hydratingEvent } from './lib/document/client-store';
import { finishLayout } from './lib/document/finish-layout';
import { interactionEvents } from './lib/document/first-interaction';
import type { StartExpressions } from './lib/document/scripts-last.server';
import { searchKey } from './lib/document/search-shortcut';
import { bridgeHydration, typeHeadlines, waitForInteraction } from './lib/document/start-scripts';
import { storageKey } from './lib/session/session-store';

/** Returns a call of a function in the page, as source text. */
const callInPage = <Values extends readonly unknown[]>(
	inPage: (...values: Values) => unknown,
	...values: Values
) => `(${inPage})(${values.map((value) => JSON.stringify(value)).join()})`;

const layoutCall = callInPage(finishLayout);
const typingCall = callInPage(typeHeadlines, hydratingEvent, uiTimings);
const interactionCall = callInPage(
	waitForInteraction,
	[...interactionEvents, 'storage'],
	[storageKey, shortlistKey],
);
const bridgeCall = callInPage(bridgeHydration, hydratedEvent, NAV_SCROLL_THRESHOLD_PX, searchKey);

/**
 * Returns the expressions of the script that starts all others.
 * @param isComplete whether the page needs its scripts only to react to the visitor
 */
export const listStartExpressions = (html: string, isComplete: boolean): StartExpressions => ({
	onPainted: `()=>{${layoutCall}${html.includes('data-headlines=') ? `;${typingCall}` : ''}}`,
	interaction: isComplete ? interactionCall : 'Promise.resolve()',
	onFailure: bridgeCall,
});
