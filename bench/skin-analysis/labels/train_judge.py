"""Trains the judge of marks on the rows of `trainingRows.ts` and says what it reaches, tenfold, split by person.

Usage (packages: see `boosted_trees.py`):
    /usr/bin/python3 bench/skin-analysis/labels/train_judge.py rows.csv [rows.csv ...]
        [--write packages/skin-analysis/src/core/constants/markJudge.ts]
        [--precision bench/skin-analysis/labels/judgePrecision.json]
"""

import argparse
import json
import sys

import numpy as np

from boosted_trees import calibrate, fit, packed, tenfold, write_judges

KINDS = {"brown": set("BM"), "red": set("PR")}
# Weight of a label that was said without certainty.
UNSURE = 0.4
# Weight of a row by where it comes from: only photos as they are say how often what looks so is a mark.
SOURCES = {"original": 1.0, "changed": 0.35, "painted": 0.25, "drawn": 0.15}
# The width of the face in pixels tells which camera it was, and so whose photo.
UNUSED = [55]


class Rows:
    """Photos, sources, labels, own weights and features; a place that was labelled twice counts as two halves."""

    def __init__(self, files):
        photos, sources, labels, weights, rows = [], [], [], [], []
        for file in files:
            with open(file) as lines:
                for line in lines:
                    photo, source, label, again, *values = line.strip().split(",")
                    for one in [label, again] if again else [label]:
                        photos.append(photo)
                        sources.append(source)
                        labels.append(one)
                        weights.append(0.5 if again else 1.0)
                        rows.append([float(value) for value in values])
        self.photo = np.array(photos)
        self.source = np.array(sources)
        self.sure = np.array([not label.islower() for label in labels])
        self.label = np.array([label.upper() for label in labels])
        self.own = np.array(weights)
        self.features = np.nan_to_num(np.array(rows, dtype=np.float32))
        self.features[:, UNUSED] = 0

    def weights(self, positive):
        weight = self.own * np.array([SOURCES[source] for source in self.source])
        weight[~self.sure] *= UNSURE
        # Marks are rare: together they count as much as a third of the rest.
        share = weight[positive].sum() / weight[~positive].sum()
        weight[positive] *= min(6.0, max(1.0, 0.33 / share))
        return weight


def report(name, probability, positive, rows):
    """Precision and recall on photos as they are; an unsure label counts half either way."""
    own = rows.own * (rows.source == "original")
    value = own * np.where(positive, np.where(rows.sure, 1.0, 0.5), 0.0)
    plain = positive & rows.sure
    for limit in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7):
        taken = probability >= limit
        precision = value[taken].sum() / max(1e-9, own[taken].sum())
        recall = own[taken & plain].sum() / max(1e-9, own[plain].sum())
        some = own[taken & positive].sum() / max(1e-9, own[positive].sum())
        print(
            f"  {name} >= {limit}: {own[taken].sum():.0f} taken, {precision:.2f} real, "
            f"{recall:.2f} of {own[plain].sum():.0f} sure ones, {some:.2f} of all {own[positive].sum():.0f}"
        )
    for source in ("changed", "painted", "drawn"):
        here = rows.source == source
        for letter in "BMPR":
            marks = here & (rows.label == letter) & rows.sure
            if marks.any():
                print(f"  {source} {letter}: {(probability[marks] >= 0.5).mean():.2f} of {marks.sum()} from .5")
    unlike = (rows.source == "drawn") & (rows.label == "N")
    print(f"  drawn, no mark: {(probability[unlike] >= 0.5).sum()} of {unlike.sum()} from .5")


def precision_of(probability, positive, rows):
    """The share of counted marks that are real, as the cards of the bench tell it."""
    own = rows.own * (rows.source == "original") * (probability >= 0.5)
    value = own * np.where(positive, np.where(rows.sure, 1.0, 0.5), 0.0)
    return {"share": round(float(value.sum() / own.sum()), 2), "judged": round(float(own.sum()))}


def main():
    sys.stdout.reconfigure(line_buffering=True)
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", nargs="+")
    parser.add_argument("--write")
    parser.add_argument("--precision", help="where to write the share of real marks on unseen people")
    options = parser.parse_args()
    rows = Rows(options.rows)
    print(f"{len(rows.photo)} rows of {len(np.unique(rows.photo))} photos, {rows.features.shape[1]} features")
    judges, precision = {}, {}
    for name, kinds in KINDS.items():
        positive = np.isin(rows.label, list(kinds))
        weight = rows.weights(positive)
        scores = tenfold(rows.photo, rows.features, positive, weight)
        # Photos as they are say how often what looks so is a mark; red ones are too few for that.
        natural = rows.source == "original" if name == "brown" else rows.source != "drawn"
        plain = rows.own * np.where(rows.sure, 1.0, 0.5)
        slope, offset = calibrate(scores[natural], positive[natural], plain[natural])
        probability = 1 / (1 + np.exp(-(slope * scores + offset)))
        print(f"{name}: {positive.sum()} readings")
        report(name, probability, positive, rows)
        precision[name] = precision_of(probability, positive, rows)
        if options.write:
            models = fit(rows.features, positive, weight)
            judges[name] = packed(models, rows.features[0], slope, offset)
    if options.write:
        write_judges(
            options.write,
            "MARK_JUDGE",
            "The judge of marks: written by `bench/skin-analysis/labels/train_judge.py`, decision 064.",
            judges,
        )
    if options.precision:
        with open(options.precision, "w") as out:
            json.dump(precision, out, indent=2)
            out.write("\n")


main()
