import { unsubscribeFromNewsletter } from '@sumu/contract';
import { sitePaths } from '../config/paths';
import { redeemToken } from '../features/home/api/redeem-token.server';
import { TokenPage } from '../features/home/components/token-page';
import { PageHead } from '../features/seo/components/page-head';
import { useWords } from '../lib/words/use-words';
import type { Route } from './+types/newsletter-unsubscribe';

const pageTexts = {
	title: 'No more letters?',
	text: 'Press the button and your address is taken off the list at once.',
	button: 'Unsubscribe',
	done: {
		title: 'You are off the list',
		text: 'No letter comes to you any more. Come back whenever you like.',
	},
} as const;

export const action = ({ request }: { request: Request }) =>
	redeemToken(unsubscribeFromNewsletter, request);

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
	const { say } = useWords();
	return (
		<>
			<PageHead
				title={say('Newsletter')}
				description={say(pageTexts.text)}
				path={sitePaths.newsletterUnsubscribe.at()}
				isPrivate
			/>
			<TokenPage words={pageTexts} outcome={actionData} />
		</>
	);
}
