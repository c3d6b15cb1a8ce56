import { confirmSubscription } from '@sumu/contract';
import { sitePaths } from '../config/paths';
import { redeemToken } from '../features/home/api/redeem-token.server';
import { TokenPage } from '../features/home/components/token-page';
import { PageHead } from '../features/seo/components/page-head';
import { useWords } from '../lib/words/use-words';
import type { Route } from './+types/newsletter-confirm';

const pageTexts = {
	title: 'One more click',
	text: 'You asked to receive the newsletter at this address. Press the button to confirm.',
	button: 'Confirm my subscription',
	done: {
		title: 'You are on the list',
		text: 'You’ll get the next newsletter. Each one has a link to unsubscribe.',
	},
} as const;

export const action = ({ request }: { request: Request }) =>
	redeemToken(confirmSubscription, request);

export default function ConfirmSubscription({ actionData }: Route.ComponentProps) {
	const { t } = useWords();
	return (
		<>
			<PageHead
				title={t('Newsletter')}
				description={t(pageTexts.text)}
				path={sitePaths.newsletterConfirm.at()}
				isPrivate
			/>
			<TokenPage words={pageTexts} outcome={actionData} />
		</>
	);
}
