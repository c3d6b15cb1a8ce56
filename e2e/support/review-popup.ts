import { expect, type Locator, type Page } from '@playwright/test';
import { messages } from '@sumu/contract';

/** Page object of the popup that asks for a review. */
export class ReviewPopup {
	readonly box: Locator;
	readonly text: Locator;
	readonly submit: Locator;
	readonly thanks: Locator;
	readonly edit: Locator;

	constructor(readonly page: Page) {
		this.box = page.getByRole('dialog', { name: /^(What do you think of this|Thanks)/ });
		this.text = this.box.getByPlaceholder(messages.reviewPlaceholder);
		this.submit = this.box.getByRole('button', { name: messages.submitReview });
		this.thanks = this.box.getByRole('heading', { name: messages.thanksForRating });
		this.edit = this.box.getByRole('button', { name: messages.editReview, exact: true });
	}

	star = (count: number) =>
		this.box.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });

	/** Opens it with the button among the reviews. */
	open = () => this.page.getByRole('button', { name: /^(Write a|Edit your) review$/ }).click();

	/**
	 * Chooses a star after the popup has risen. The star covers its invisible radio button, so Playwright cannot wait
	 * for it.
	 */
	async choose(stars: number): Promise<void> {
		await expect(this.box).toBeInViewport({ ratio: 0.9 });
		await this.star(stars).check({ force: true });
	}

	async send(stars: number, text: string): Promise<void> {
		await this.choose(stars);
		await this.text.fill(text);
		await this.submit.click();
	}
}

/** The reviews below a project or a post. */
export const reviewList = (page: Page) =>
	page.getByRole('region', { name: 'Reviews' }).getByRole('listitem');
