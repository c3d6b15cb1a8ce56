import { Box } from '@chakra-ui/react';
import { messages, type Project } from '@sumu/contract';
import { Check, CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { loginAt } from '../../../lib/auth';
import type { SessionUser } from '../../../lib/session';
import { useWords } from '../../../lib/words/use-words';
import { prepareAlerts } from '../../../ui/alerts';
import { Button, LinkButton } from '../../../ui/button';
import { TextLink } from '../../../ui/text-link';
import { useAddToCart } from '../api/use-add-to-cart';
import { useCart } from '../use-cart';

/** Puts the project into the cart; leads to the login page who has none yet. */
export function AddToCart({ project, user }: { project: Project; user: SessionUser | null }) {
	const { say } = useWords();
	const { pathname } = useLocation();
	if (user) return <AddToOwnCart project={project} user={user} />;
	return (
		<LinkButton variant="accent" to={loginAt({ pathname, search: '', hash: '' })}>
			{say(messages.addToCard)}
		</LinkButton>
	);
}

/** Says so where it is in it. */
function AddToOwnCart({ project, user }: { project: Project; user: SessionUser }) {
	const { say } = useWords();
	const isIn = useCart((cards) => cards.some(({ projectId }) => projectId === project._id));
	const { mutate, isPending, isError } = useAddToCart(project, user);
	useEffect(prepareAlerts, []);
	const add = () => {
		if (!isIn && !isPending) mutate();
	};
	return (
		<Box display="flex" flexDirection="column">
			<Button variant={isIn ? 'ink' : 'accent'} aria-disabled={isIn || isPending} onClick={add}>
				{isIn && <Check size={19} aria-hidden />}
				{isIn ? say('In your card') : say(messages.addToCard)}
			</Button>
			<Box role="alert" color="danger" textStyle="small">
				{isError && !isIn && (
					<Box display="flex" gap="2" paddingTop="3">
						<Box asChild flex="none">
							<CircleAlert size={18} aria-hidden />
						</Box>
						{say('It could not be added. Please try again.')}
					</Box>
				)}
			</Box>
			{isIn && (
				<TextLink to={paths.cards.at()} alignSelf="start" marginTop="4">
					{say('View Cart')}
				</TextLink>
			)}
		</Box>
	);
}
