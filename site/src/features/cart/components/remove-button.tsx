import type { CartItem } from '@sumu/contract';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { toldHere } from '../../../lib/words/told-here';
import { useWords } from '../../../lib/words/use-words';
import { confirmDeletion, prepareAlerts } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { useTakeFromCart } from '../api/use-take-from-cart';

/** Asks, then takes a project out of the cart. */
export function RemoveButton({ card, email }: { card: CartItem; email: string }) {
	const { say } = useWords();
	const { mutateAsync } = useTakeFromCart(email);
	useEffect(prepareAlerts, []);
	return (
		<Button
			variant="outline"
			size="compact"
			borderColor="control"
			color="danger"
			_hover={{ bg: 'danger', borderColor: 'danger', color: 'canvas' }}
			aria-label={say('Delete {name}', { name: card.projectsName })}
			onClick={() => void confirmDeletion('project', () => mutateAsync(card), 'project', toldHere)}
		>
			<Trash2 size={17} strokeWidth={1.75} aria-hidden />
			{say('Delete')}
		</Button>
	);
}
