import { Box, chakra } from '@chakra-ui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useIsComing } from '../../../lib/document/use-is-coming';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { PageLinks } from '../../../ui/page-links';
import { cartQuery } from '../api/list-cards';
import { cartPageQuery } from '../api/page-cards';
import { CartHeader } from './cart-header';
import { EmptyCart } from './empty-cart';
import { Favourite } from './favourite';

const Grid = chakra('div', {
	base: {
		display: 'grid',
		gridTemplateColumns: {
			base: 'minmax(0, 1fr)',
			md: 'repeat(2, minmax(0, 1fr))',
			lg: 'repeat(3, minmax(0, 1fr))',
		},
		columnGap: 'gutter',
		rowGap: { base: '12', lg: '16' },
	},
});

/** One page of the cart, as cards. */
export function Favourites({ email, page }: { email: string; page: number }) {
	const { say } = useWords();
	const { data: cart } = useSuspenseQuery(cartQuery(email));
	const { data } = useSuspenseQuery(cartPageQuery(email, page));
	const isComing = useIsComing('/cards/');
	// Hide lines that were just removed from the cart.
	const kept = new Set(cart.map(({ projectId }) => projectId));
	const cards = data.cards.filter(({ projectId }) => kept.has(projectId));
	if (cards.length === 0 && page > 1) return <Navigate to={paths.cards.at(page - 1)} replace />;
	return (
		<Container paddingTop={{ base: '8', lg: '12' }} paddingBottom="section">
			<CartHeader
				title={say('Favourite Projects')}
				cards={cart}
				email={email}
				other={{ label: say('As a table'), to: paths.cardOverview.at() }}
			/>
			<Box marginTop={{ base: '12', lg: '16' }} aria-busy={isComing}>
				{cards.length === 0 ? (
					<EmptyCart />
				) : (
					<Grid opacity={isComing ? 0.6 : 1}>
						{cards.map((card) => (
							<Favourite key={card.projectId} card={card} email={email} />
						))}
					</Grid>
				)}
			</Box>
			<PageLinks
				label={say('Pages of favourites')}
				current={page}
				pages={data.pages}
				to={paths.cards.at}
			/>
		</Container>
	);
}
