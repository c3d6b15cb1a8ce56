import type { CartItem } from '@sumu/contract';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { confirmDeletion, prepareAlerts } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { useTakeFromCart } from '../api/use-take-from-cart';

/** Asks, then takes a project out of the cart. */
export function RemoveButton({ card, email }: { card: CartItem; email: string }) {
	const { mutateAsync } = useTakeFromCart(email);
	useEffect(prepareAlerts, []);
	return (
		<Button
			variant="outline"
			size="compact"
			borderColor="control"
			color="danger"
			_hover={{ bg: 'danger', borderColor: 'danger', color: 'canvas' }}
			aria-label={`Delete ${card.projectsName}`}
			onClick={() => void confirmDeletion('project', () => mutateAsync(card))}
		>
			<Trash2 size={17} strokeWidth={1.75} aria-hidden />
			Delete
		</Button>
	);
}
