import { unsubscribeFromNewsletter } from '@sumu/contract';
import { sitePaths } from '../config/paths';
import { redeemToken } from '../features/home/api/redeem-token.server';
import { TokenPage } from '../features/home/components/token-page';
import { PageHead } from '../features/seo/components/page-head';
import { useWords } from '../lib/words/use-words';
import type { Route } from './+types/newsletter-unsubscribe';

const pageTexts = {
	title: 'Unsubscribe from the newsletter?',
	text: 'Press the button to remove your address from the list.',
	button: 'Unsubscribe',
	done: {
		title: 'You are off the list',
		text: 'You won’t get any more newsletters. You can subscribe again at any time.',
	},
} as const;

export const action = ({ request }: { request: Request }) =>
	redeemToken(unsubscribeFromNewsletter, request);

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
	const { t } = useWords();
	return (
		<>
			<PageHead
				title={t('Newsletter')}
				description={t(pageTexts.text)}
				path={sitePaths.newsletterUnsubscribe.at()}
				isPrivate
			/>
			<TokenPage words={pageTexts} outcome={actionData} />
		</>
	);
}
