import { useSuspenseQuery } from '@tanstack/react-query';
import { useWords } from '../../../lib/words/use-words';
import { Price } from '../../../ui/price';
import { servicesQuery } from '../api/list-services';

/** Lowest starting price of the services; nothing if none states one. */
export function LowestPrice() {
	const { t } = useWords();
	const { data } = useSuspenseQuery(servicesQuery());
	const prices = data.flatMap(({ priceFrom }) => priceFrom || []);
	if (prices.length === 0) return null;
	return (
		<p>
			<Price amount={Math.min(...prices)} sentence={(price) => t('From {price}', { price })} />
		</p>
	);
}
