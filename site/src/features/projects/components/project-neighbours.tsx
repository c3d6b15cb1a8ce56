import { Box, chakra } from '@chakra-ui/react';
import type { ProjectWithNeighbours } from '@sumu/contract';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { bleedMargin } from '../../../ui/bleed';
import { Container } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { TextLink } from '../../../ui/text-link';
import { useCoverTransition } from '../../../ui/use-cover-transition';
import { CoverSlot, shapeOf } from './project-cover';

type Neighbour = NonNullable<ProjectWithNeighbours['next']>;

const Way = chakra(Link, {
	base: {
		display: 'block',
		'& svg': { transition: 'translate {durations.quick}' },
		_hover: {
			'& img': { scale: '1.02' },
			'& [data-name]': { color: 'accentText' },
			'&[rel=next] svg': { translate: 'calc(var(--forward, 1) * 8px)' },
			'&[rel=prev] svg': { translate: 'calc(var(--forward, 1) * -8px)' },
		},
	},
});

/** Closes a project's page: the next project's cover, as at the top of its page, and a link to the previous one. */
export function ProjectNeighbours({
	project: { previous, next },
}: {
	project: Pick<ProjectWithNeighbours, 'previous' | 'next'>;
}) {
	const { t } = useWords();
	const lastLink = next ?? previous;
	if (!lastLink) return null;
	return (
		<Box as="nav" aria-label={t('Other projects')} paddingTop="section">
			{next && previous && (
				<Container paddingBottom="4">
					<TextLink
						to={sitePaths.project.at(previous.slug)}
						rel="prev"
						prefetch="intent"
						viewTransition
						tone="quiet"
						overflowWrap="anywhere"
					>
						<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
						{t('Previous project')}: {previous.projectsName}
					</TextLink>
				</Container>
			)}
			<ClosingCover project={lastLink} rel={next ? 'next' : 'prev'} />
		</Box>
	);
}

function ClosingCover({ project, rel }: { project: Neighbour; rel: 'next' | 'prev' }) {
	const { t } = useWords();
	const { _id, slug, picture, projectsName, projectTheme } = project;
	const projectPath = sitePaths.project.at(slug);
	const { cover, follow } = useCoverTransition(_id, projectPath, rel);
	const directionOf = useTextDirection();
	const Arrow = rel === 'next' ? ArrowRight : ArrowLeft;
	return (
		<Way to={projectPath} rel={rel} prefetch="intent" viewTransition onClick={follow}>
			<CoverSlot shape={shapeOf(picture)} style={cover}>
				<Picture picture={picture} title={projectsName} sizes="100vw" alt="" />
			</CoverSlot>
			<Container>
				<Box
					position="relative"
					width="fit-content"
					maxWidth={{ base: '92%', lg: '80%' }}
					marginTop={{ base: '-12', lg: '-32' }}
					marginInlineStart={bleedMargin}
					paddingTop={{ base: '4', lg: '6' }}
					paddingInlineStart={`calc(-1 * ${bleedMargin})`}
					paddingInlineEnd={{ base: '6', lg: '12' }}
					bg="canvas"
				>
					<Box display="flex" alignItems="center" gap="2" textStyle="ui" color="muted">
						{rel === 'next' ? t('Next project') : t('Previous project')}
						<Arrow size={18} strokeWidth={1.75} aria-hidden />
					</Box>
					<Box
						data-name
						dir={directionOf(projectsName)}
						textStyle="h1"
						marginTop="2"
						overflowWrap="anywhere"
					>
						{projectsName}
					</Box>
					{projectTheme && (
						<Box
							dir={directionOf(projectTheme)}
							textStyle="ui"
							color="muted"
							marginTop="2"
							overflowWrap="anywhere"
						>
							{projectTheme}
						</Box>
					)}
				</Box>
			</Container>
		</Way>
	);
}
