import { Box } from '@chakra-ui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sitePaths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { cartQuery } from '../api/cart';
import { CartHeader } from './cart-header';
import { CartTable } from './cart-table';
import { EmptyCart } from './empty-cart';

/** The whole cart as a table. */
export function CartOverview({ email }: { email: string }) {
	const { t } = useWords();
	const { data: cards } = useSuspenseQuery(cartQuery(email));
	return (
		<Container paddingTop={{ base: '8', lg: '12' }} paddingBottom="section">
			<CartHeader
				title={t('Card Overview')}
				cards={cards}
				email={email}
				other={{ label: t('As pictures'), to: sitePaths.cards.at() }}
			/>
			<Box marginTop={{ base: '12', lg: '16' }}>
				{cards.length > 0 ? <CartTable cards={cards} email={email} /> : <EmptyCart />}
			</Box>
		</Container>
	);
}
