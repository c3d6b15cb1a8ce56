import { Box, chakra } from '@chakra-ui/react';
import type { Session } from '@sumu/contract';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { Translator } from '../../../../lib/words/translator';
import { useWords } from '../../../../lib/words/use-words';
import { Button } from '../../../../ui/button';
import { FormFailure } from '../../../../ui/form-failure';
import { endSession, sessionsQuery } from '../api/account-settings';

/** Phrase that wraps only as a whole. */
const Whole = chakra('span', { base: { display: 'inline-block' } });

const deviceIcons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, other: Monitor };

const nameOf = ({ browser, os }: Session, { t }: Translator) =>
	browser && os ? t('{browser} on {os}', { browser, os }) : browser || os || t('Unknown browser');

/** All sessions of the current user; any but the current one can be signed out. */
export function SessionList({ email }: { email: string }) {
	const { data: sessions } = useSuspenseQuery(sessionsQuery(email));
	const { mutate, variables, isPending, error } = useMutation({ mutationFn: endSession });
	return (
		<>
			<Box as="ul" borderBottomWidth="1px" borderColor="hairline">
				{sessions.map((session) => (
					<Line
						key={session._id}
						session={session}
						isEnding={isPending && variables === session._id}
						onEnd={() => mutate(session._id)}
					/>
				))}
			</Box>
			<FormFailure message={error?.message ?? ''} />
		</>
	);
}

function Line({
	session,
	isEnding,
	onEnd,
}: {
	session: Session;
	isEnding: boolean;
	onEnd: () => void;
}) {
	const translator = useWords();
	const { day, t } = translator;
	const Icon = deviceIcons[session.device];
	const sessionName = nameOf(session, translator);
	return (
		<Box
			as="li"
			display="flex"
			alignItems="center"
			gap="4"
			paddingBlock="4"
			borderTopWidth="1px"
			borderColor="hairline"
		>
			<Box asChild flex="none">
				<Icon size={22} strokeWidth={1.5} aria-hidden />
			</Box>
			<Box flexGrow="1" minWidth="0">
				<Box as="p" textStyle="ui" fontWeight="strong">
					{sessionName}
				</Box>
				<Box as="p" textStyle="label" color="muted">
					<Whole>{t('Signed in {day},', { day: day(session.signedInAt) })}</Whole>{' '}
					<Whole>{t('last used {day}', { day: day(session.lastUsedAt) })}</Whole>
				</Box>
			</Box>
			{session.current ? (
				<Box
					textStyle="small"
					color="success"
					minHeight="compact"
					display="flex"
					alignItems="center"
					flex="none"
				>
					{t('This browser')}
				</Box>
			) : (
				<Button
					size="compact"
					variant="outline"
					flex="none"
					disabled={isEnding}
					aria-label={t(isEnding ? 'Signing out… {name}' : 'Sign out {name}', {
						name: sessionName,
					})}
					onClick={onEnd}
				>
					{isEnding ? t('Signing out…') : t('Sign out')}
				</Button>
			)}
		</Box>
	);
}
