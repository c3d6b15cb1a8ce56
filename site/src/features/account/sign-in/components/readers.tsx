import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginAt } from '../../../../lib/auth/origin';
import { useLastUser, useSession } from '../../../../lib/auth/use-session';
import { needsScripts } from '../../../../lib/document/client-store';
import type { SessionUser } from '../../../../lib/session';
import { useSite } from '../../../../lib/site/use-site';
import { useWords } from '../../../../lib/words/use-words';
import { Container } from '../../../../ui/container';
import { Sentence } from '../../../../ui/sentence';
import { TextLink } from '../../../../ui/text-link';

interface Props {
	/** Shown on the server and while the session loads, if only signed-in users may read. */
	waiting: ReactNode;
	children: (user: SessionUser | null) => ReactNode;
}

/** Shows content to everyone, or only to signed-in users, as the owner has set. */
export function Readers(props: Props) {
	const { readers } = useSite();
	const user = useLastUser();
	if (readers === 'everyone') return props.children(user);
	return <MembersOnly {...props} />;
}

/** Redirects visitors who are signed out, or sign out in another tab, to the login page. */
function MembersOnly({ waiting, children }: Props) {
	const { t } = useWords();
	const session = useSession();
	const location = useLocation();
	if (session.status === 'signed-out')
		return (
			<>
				<Navigate to={loginAt(location)} replace />
				{waiting}
			</>
		);
	if (session.status !== 'loading') return children(session.user);
	return (
		<>
			<noscript>
				<Container paddingTop="8">
					<Box as="p" textStyle="lead">
						<Sentence
							text={t('Please turn on JavaScript and {link} to read on.', { link: '{link}' })}
							parts={{
								link: (
									<TextLink to={loginAt(location)} textStyle="lead">
										{t('log in')}
									</TextLink>
								),
							}}
						/>
					</Box>
				</Container>
			</noscript>
			<span hidden {...{ [needsScripts]: '' }} />
			{waiting}
		</>
	);
}
