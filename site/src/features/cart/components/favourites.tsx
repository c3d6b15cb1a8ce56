import { Box, chakra } from '@chakra-ui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useIsComing } from '../../../lib/document/page-hooks';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { PageLinks } from '../../../ui/page-links';
import { cartQuery } from '../api/cart';
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
	const { t } = useWords();
	const { data: cart } = useSuspenseQuery(cartQuery(email));
	const { data } = useSuspenseQuery(cartPageQuery(email, page));
	const isComing = useIsComing('/cards/');
	// Hide lines that were just removed from the cart.
	const cartProjectIds = new Set(cart.map(({ projectId }) => projectId));
	const visibleCards = data.cards.filter(({ projectId }) => cartProjectIds.has(projectId));
	if (visibleCards.length === 0 && page > 1)
		return <Navigate to={sitePaths.cards.at(page - 1)} replace />;
	return (
		<Container paddingTop={{ base: '8', lg: '12' }} paddingBottom="section">
			<CartHeader
				title={t('Favourite Projects')}
				cards={cart}
				email={email}
				other={{ label: t('As a table'), to: sitePaths.cardOverview.at() }}
			/>
			<Box marginTop={{ base: '12', lg: '16' }} aria-busy={isComing}>
				{visibleCards.length === 0 ? (
					<EmptyCart />
				) : (
					<Grid opacity={isComing ? 0.6 : 1}>
						{visibleCards.map((card) => (
							<Favourite key={card.projectId} card={card} email={email} />
						))}
					</Grid>
				)}
			</Box>
			<PageLinks
				label={t('Pages of favourites')}
				current={page}
				pages={data.pages}
				to={sitePaths.cards.at}
			/>
		</Container>
	);
}
