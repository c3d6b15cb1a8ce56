import { useLoaderData } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { cartQuery } from '../../features/cart/api/cart';
import { CartOverview } from '../../features/cart/components/cart-overview';
import { ReadersOfCart } from '../../features/cart/components/readers-of-cart';
import { forCart } from '../../features/cart/for-cart';
import { PageHead } from '../../features/seo/components/page-head';
import { loadInBrowser } from '../../lib/query';
import { useWords } from '../../lib/words/use-words';
import { PageSkeleton } from '../../ui/page-skeleton';

export const clientLoader = forCart((_args, email) =>
	loadInBrowser((client) => [client.ensureQueryData(cartQuery(email))]),
);

const Head = () => {
	const { t } = useWords();
	return (
		<PageHead
			title={t('Card Overview')}
			description={t('All the projects you saved at a glance, to send along with a message.')}
			path={sitePaths.cardOverview.at()}
			isPrivate
		/>
	);
};

const Waiting = () => <PageSkeleton title={useWords().t('Card Overview')} />;

export function HydrateFallback() {
	return (
		<>
			<Head />
			<Waiting />
		</>
	);
}

export default function Overview() {
	const { email } = useLoaderData<typeof clientLoader>();
	return (
		<>
			<Head />
			<ReadersOfCart email={email} waiting={<Waiting />}>
				<CartOverview email={email} />
			</ReadersOfCart>
		</>
	);
}
