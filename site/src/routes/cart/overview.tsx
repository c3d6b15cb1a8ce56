import { useLoaderData } from 'react-router-dom';
import { paths } from '../../config/paths';
import { cartQuery } from '../../features/cart/api/list-cards';
import { CartOverview } from '../../features/cart/components/cart-overview';
import { PageHead } from '../../features/seo/components/page-head';
import { forUser } from '../../lib/auth';
import { loadInBrowser } from '../../lib/query';
import { useWords } from '../../lib/words/use-words';
import { PageSkeleton } from '../../ui/page-skeleton';

export const clientLoader = forUser(async (_args, { email }) => {
	await loadInBrowser((client) => [client.ensureQueryData(cartQuery(email))]);
	return { email };
});

const Head = () => {
	const { say } = useWords();
	return <PageHead title={say('Card Overview')} path={paths.cardOverview.at()} isPrivate />;
};

export function HydrateFallback() {
	const { say } = useWords();
	return (
		<>
			<Head />
			<PageSkeleton title={say('Card Overview')} />
		</>
	);
}

export default function Overview() {
	const { email } = useLoaderData<typeof clientLoader>();
	return (
		<>
			<Head />
			<CartOverview email={email} />
		</>
	);
}
