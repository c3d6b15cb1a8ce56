import { confirmSubscription } from '@sumu/contract';
import { sitePaths } from '../config/paths';
import { redeemToken } from '../features/home/api/redeem-token.server';
import { TokenPage } from '../features/home/components/token-page';
import { PageHead } from '../features/seo/components/page-head';
import { useWords } from '../lib/words/use-words';
import type { Route } from './+types/newsletter-confirm';

const pageTexts = {
	title: 'One click more',
	text: 'You asked for the newsletter with this address. Press the button, and the next letter comes to you as well.',
	button: 'Confirm my subscription',
	done: {
		title: 'You are on the list',
		text: 'The next letter comes to you as well. Each has a link to leave.',
	},
} as const;

export const action = ({ request }: { request: Request }) =>
	redeemToken(confirmSubscription, request);

export default function ConfirmSubscription({ actionData }: Route.ComponentProps) {
	const { say } = useWords();
	return (
		<>
			<PageHead
				title={say('Newsletter')}
				description={say(pageTexts.text)}
				path={sitePaths.newsletterConfirm.at()}
				isPrivate
			/>
			<TokenPage words={pageTexts} outcome={actionData} />
		</>
	);
}
