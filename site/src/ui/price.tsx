import { Box } from '@chakra-ui/react';
import { useWords } from '../lib/words/use-words';

/**
 * Price of a project, alone or in a sentence; nothing without an amount. The specification's `$_860`
 * would be read as "dollar underscore", so screen readers get the plain amount instead.
 */
export function Price({
	amount,
	sentence = (price) => price,
}: {
	amount: number | null;
	sentence?: (price: string) => string;
}) {
	const { money, price } = useWords();
	if (amount === null) return null;
	const shown = sentence(price(amount));
	const spoken = amount === 0 ? shown : sentence(money(amount));
	if (spoken === shown) return shown;
	return (
		<>
			<span aria-hidden>{shown}</span>
			<Box as="span" srOnly>
				{spoken}
			</Box>
		</>
	);
}
