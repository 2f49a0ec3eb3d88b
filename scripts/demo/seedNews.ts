import { type News, toStoredNews } from "@carnation/product/news";
import { documentPaths, newsPicturePath } from "@carnation/product/path";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import type { Storage } from "firebase-admin/storage";
import content from "./content.json" with { type: "json" };
import { createOnce, daysAgo } from "./createOnce.ts";
import articles from "./news.json" with { type: "json" };
import { drawNewsPicture } from "./newsPictures.ts";
import { slug } from "./slug.ts";
import { demoId } from "./demoId.ts";

/** Articles, of which one is still being written. */
const written = articles.news.map((article) => ({ ...article, draft: "draft" in article }));

/** Writes the articles, their pictures, and the tags with the counts of both. */
export async function seedNews(db: Firestore, storage: Storage): Promise<void> {
  await drawPictures(storage);
  for (const { title, summary, tags, alt, body, days, draft } of written) {
    const id = demoId("news", title);
    const {
      createdAt,
      notified: _,
      first_published: __,
      updated: ___,
      ...stored
    } = toStoredNews({
      id,
      title,
      summary,
      body: body.join(""),
      published: !draft,
      createdAt: daysAgo(days),
      picture: pictureOf(title),
      pictureAlt: alt,
      tags,
      notify: false,
      notified: null,
      firstPublished: null,
      updated: null,
    } satisfies News);
    await createOnce(db.doc(documentPaths.newsArticle(id)), {
      ...stored,
      createdAt: Timestamp.fromDate(createdAt),
    });
  }
  for (const text of content.tags) {
    const filed = written.filter(({ tags, draft }) => !draft && tags.includes(text));
    await createOnce(db.doc(documentPaths.tag(slug(text))), { text, news_count: filed.length });
  }
}

const pictureOf = (title: string): string => `${demoId("news", title)}.webp`;

/** Draws the pictures that are not there yet: all of them once, none at the next start. */
async function drawPictures(storage: Storage): Promise<void> {
  const [stored] = await storage.bucket().getFiles({ prefix: newsPicturePath("") });
  const there = new Set(stored.map(({ name }) => name));
  await Promise.all(
    articles.news.map(async ({ title, drawing }, place) => {
      const path = newsPicturePath(pictureOf(title));
      if (there.has(path)) return;
      const picture = await drawNewsPicture(drawing, place);
      await storage.bucket().file(path).save(picture, { contentType: "image/webp", resumable: false });
    }),
  );
}
