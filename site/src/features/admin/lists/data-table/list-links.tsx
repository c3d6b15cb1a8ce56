import { Box } from '@chakra-ui/react';
import { ArrowUpDown, Plus } from 'lucide-react';
import { LinkButton } from '../../../../ui/button';

/** Links from a list to its order on the site and to its add form. */
export const ListLinks = ({
	order,
	add,
	label,
}: {
	order?: string;
	add: string;
	label: string;
}) => (
	<>
		{order && (
			<LinkButton to={order} size="compact" variant="outline" aria-label="Order">
				<ArrowUpDown size={18} aria-hidden />
				<Box as="span" hideBelow="md">
					Order
				</Box>
			</LinkButton>
		)}
		<LinkButton to={add} size="compact" aria-label={label}>
			<Plus size={18} aria-hidden />
			Add
		</LinkButton>
	</>
);
