import { Box } from '@chakra-ui/react';
import { messages, type WholeProject } from '@sumu/contract';
import { type ReactNode, useMemo } from 'react';
import { contactAbout, sitePaths } from '../../../config/paths';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Article } from '../../../ui/article/article';
import { prepareArticle } from '../../../ui/article/prepare-article';
import { LinkButton } from '../../../ui/button';
import { Columns, Container } from '../../../ui/container';
import { Share } from '../../../ui/share';
import { openCase, orderByStory, splitStory } from '../case-pictures';
import { CaseBar } from './case-bar';
import { StoryChapters } from './case-story';
import { ClientQuote } from './client-quote';
import { ProjectCover } from './project-cover';
import { ProjectFacts } from './project-facts';
import { ProjectFrame } from './project-frame';
import { ProjectGallery } from './project-gallery';
import { CaseFacts, Outcomes, ProjectCrumbs } from './project-header';

/** Project with all its details. `addToCart` is the cart button, `edit` the owner's link to the form. */
export function ProjectDetail({
	project,
	addToCart,
	edit,
}: {
	project: WholeProject;
	addToCart: ReactNode;
	edit: ReactNode;
}) {
	const words = useWords();
	const { t } = words;
	const directionOf = useTextDirection();
	const { projectsName, projectsDescription, html, testimonial } = project;
	const { opening, gallery, chapters } = useMemo(() => {
		const story = prepareArticle(html, words).html;
		const { opening, gallery: others } = openCase(project);
		const gallery = orderByStory(others, story);
		return { opening, gallery, chapters: splitStory(story, gallery) };
	}, [html, words, project]);
	// A first chapter without pictures is the introduction, beside the features.
	const introduction = chapters.find(({ pictures }, index) => index === 0 && pictures.length === 0);
	const followingChapters = introduction ? chapters.slice(1) : chapters;
	return (
		<>
			<ProjectFrame
				name={projectsName}
				crumbs={<ProjectCrumbs project={project} edit={edit} />}
				cover={<ProjectCover project={project} picture={opening} />}
			/>
			<Container>
				<CaseFacts project={project} />
				<Outcomes outcomes={project.outcomes} />
			</Container>
			<CaseBar project={project}>
				<Container paddingBlock={{ base: '12', lg: '24' }}>
					<Columns rowGap="12">
						<Box gridColumn={{ lg: '1 / 8' }} minWidth="0" maxWidth="720px">
							<Box
								as="p"
								dir={directionOf(projectsDescription)}
								textStyle="lead"
								fontSize="h4"
								whiteSpace="pre-line"
							>
								{projectsDescription}
							</Box>
							{introduction?.html && (
								<Box marginTop={{ base: '8', lg: '12' }}>
									<Article html={introduction.html} isContinued />
								</Box>
							)}
						</Box>
						<Box gridColumn={{ lg: '8 / 13' }} paddingStart={{ lg: '12' }}>
							<ProjectFacts project={project} />
							<Box
								display="grid"
								gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
								alignItems="start"
								gap="3"
								marginTop="6"
							>
								{addToCart}
								<LinkButton variant="outline" to={contactAbout([project._id])} prefetch="intent">
									{t(messages.contactNow)}
								</LinkButton>
							</Box>
						</Box>
					</Columns>
					<StoryChapters chapters={followingChapters} gallery={gallery} />
				</Container>
				<ProjectGallery
					label={projectsName}
					gallery={gallery}
					placed={new Set(chapters.flatMap(({ pictures }) => pictures))}
				/>
				<ClientQuote testimonial={testimonial} />
				<Container paddingBottom={{ base: '12', lg: '16' }} paddingTop={{ base: '12', lg: '16' }}>
					<Share title={projectsName} path={sitePaths.project.at(project.slug)} />
				</Container>
			</CaseBar>
		</>
	);
}
