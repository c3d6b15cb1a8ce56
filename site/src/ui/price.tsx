import { Box } from '@chakra-ui/react';
import { useWords } from '../lib/words/use-words';

/**
 * Price of a project, alone or in a sentence; nothing without an amount. The specification's `$_860` would be read as
 * "dollar underscore", so screen readers get the plain amount instead.
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
	const visibleText = sentence(price(amount));
	const spokenText = amount === 0 ? visibleText : sentence(money(amount));
	if (spokenText === visibleText) return visibleText;
	return (
		<>
			<span aria-hidden>{visibleText}</span>
			<Box as="span" srOnly>
				{spokenText}
			</Box>
		</>
	);
}
