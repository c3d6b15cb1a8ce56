import { parsePage } from '@sumu/contract';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { cartQuery } from '../../features/cart/api/cart';
import { cartPageQuery } from '../../features/cart/api/page-cards';
import { Favourites } from '../../features/cart/components/favourites';
import { ReadersOfCart } from '../../features/cart/components/readers-of-cart';
import { forCart } from '../../features/cart/for-cart';
import { PageHead } from '../../features/seo/components/page-head';
import { loadInBrowser, notFound } from '../../lib/query';
import { useWords } from '../../lib/words/use-words';
import { PageSkeleton } from '../../ui/page-skeleton';

type Args = Pick<LoaderFunctionArgs, 'params' | 'url'>;

export const clientLoader = forCart(async ({ params }: Args, email) => {
	const page = parsePage(params.page);
	if (!page) throw notFound();
	await loadInBrowser((client) => [
		client.ensureQueryData(cartQuery(email)),
		client.ensureQueryData(cartPageQuery(email, page)),
	]);
});

function Head() {
	const { t } = useWords();
	const page = parsePage(useParams().page) ?? 1;
	return (
		<PageHead
			title={t('Favourite Projects')}
			description={t('The projects you saved, page by page.')}
			path={sitePaths.cards.at(page)}
			isPrivate
		/>
	);
}

const Waiting = () => <PageSkeleton title={useWords().t('Favourite Projects')} />;

export function HydrateFallback() {
	return (
		<>
			<Head />
			<Waiting />
		</>
	);
}

export default function Cards() {
	const page = parsePage(useParams().page) ?? 1;
	const { email } = useLoaderData<typeof clientLoader>();
	return (
		<>
			<Head />
			<ReadersOfCart email={email} waiting={<Waiting />}>
				<Favourites email={email} page={page} />
			</ReadersOfCart>
		</>
	);
}
