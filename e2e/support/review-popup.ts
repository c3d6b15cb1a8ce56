import { expect, type Locator, type Page } from '@playwright/test';
import { messages } from '@sumu/contract';

/** The popup that asks for a review, by what is on it. */
export class ReviewPopup {
	readonly box: Locator;
	readonly text: Locator;
	readonly submit: Locator;
	readonly thanks: Locator;
	readonly edit: Locator;

	constructor(readonly page: Page) {
		this.box = page.getByRole('dialog', { name: /^(How did this|Thanks)/ });
		this.text = this.box.getByPlaceholder(messages.reviewPlaceholder);
		this.submit = this.box.getByRole('button', { name: messages.submitReview });
		this.thanks = this.box.getByRole('heading', { name: messages.thanksForRating });
		this.edit = this.box.getByRole('button', { name: messages.editReview, exact: true });
	}

	star = (count: number) =>
		this.box.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });

	/** From the button among the reviews. */
	open = () => this.page.getByRole('button', { name: /^(Write a|Edit your) review$/ }).click();

	/** Once it has risen: its star lies over the radio button, which nobody sees, so nothing else waits for that. */
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
