import type { CartItem } from '@sumu/contract';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '../../../lib/words/use-words';
import { prepareAlerts } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { useRemoval } from '../use-removal';

/** Button that removes a project from the cart. */
export function RemoveButton({ card, email }: { card: CartItem; email: string }) {
	const { say } = useWords();
	const remove = useRemoval(email);
	useEffect(prepareAlerts, []);
	return (
		<Button
			variant="outline"
			size="compact"
			borderColor="control"
			color="danger"
			_hover={{ bg: 'danger', borderColor: 'danger', color: 'canvas' }}
			aria-label={say('Delete {name}', { name: card.projectsName })}
			onClick={() => void remove(card)}
		>
			<Trash2 size={17} strokeWidth={1.75} aria-hidden />
			{say('Delete')}
		</Button>
	);
}
