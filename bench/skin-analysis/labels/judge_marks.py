"""Says what a judge of marks reaches: boosted trees on the rows of `trainingRows.ts`, tenfold, split by person.

Needs Debian's python3-sklearn and python3-numpy. Usage:
    /usr/bin/python3 bench/skin-analysis/labels/judge_marks.py rows.csv [rows.csv ...]
"""

import argparse

import numpy as np
from sklearn.ensemble import GradientBoostingClassifier
from sklearn.linear_model import LogisticRegression

RED, BROWN = set("PR"), set("BM")
FOLDS = 10
# Weight of a label that was said without certainty.
UNSURE = 0.4
TREES = dict(n_estimators=90, max_depth=4, learning_rate=0.09, subsample=0.7, min_samples_leaf=12, max_features=0.35)


def read(files):
    """Photos, labels, weights and features; a place that was labelled twice counts as two halves."""
    photos, labels, weights, rows = [], [], [], []
    for file in files:
        with open(file) as lines:
            for line in lines:
                photo, label, again, *values = line.strip().split(",")
                for one in [label, again] if again else [label]:
                    photos.append(photo)
                    labels.append(one)
                    weights.append(0.5 if again else 1.0)
                    rows.append([float(value) for value in values])
    features = np.nan_to_num(np.array(rows, dtype=np.float32))
    return np.array(photos), np.array(labels), np.array(weights), features


def weights_of(labels, weight, positive):
    weight = weight.copy()
    weight[np.array([label.islower() for label in labels])] *= UNSURE
    # Marks are rare: together they count as much as a third of the rest.
    share = weight[positive].sum() / weight[~positive].sum()
    weight[positive] *= min(6.0, max(1.0, 0.33 / share))
    return weight


def fit(rows, positive, weight, seed=1):
    return GradientBoostingClassifier(random_state=seed, **TREES).fit(rows, positive, sample_weight=weight)


def raw(model, rows):
    return model.decision_function(rows)


def tenfold(photos, rows, positive, weight):
    people = np.unique(photos)
    np.random.default_rng(7).shuffle(people)
    out = np.zeros(len(photos))
    for fold in range(FOLDS):
        test = np.isin(photos, people[fold::FOLDS])
        out[test] = raw(fit(rows[~test], positive[~test], weight[~test]), rows[test])
    return out


def calibrate(scores, positive, weight):
    """Platt's logistic on the scores of unseen people: probability = 1 / (1 + exp(-(a * score + b)))."""
    model = LogisticRegression(C=1e6).fit(scores.reshape(-1, 1), positive, sample_weight=weight)
    return float(model.coef_[0][0]), float(model.intercept_[0])


def report(name, probability, positive, labels, own):
    """Precision and recall on photos as they are; an unsure label counts half either way."""
    sure = np.array([not label.islower() for label in labels])
    value = own * np.where(positive, np.where(sure, 1.0, 0.5), 0.0)
    plain = positive & sure
    for limit in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7):
        taken = probability >= limit
        precision = value[taken].sum() / max(1e-9, own[taken].sum())
        recall = own[taken & plain].sum() / max(1e-9, own[plain].sum())
        some = own[taken & positive].sum() / max(1e-9, own[positive].sum())
        print(
            f"  {name} >= {limit}: {own[taken].sum():.0f} taken, {precision:.2f} real, "
            f"{recall:.2f} of {own[plain].sum():.0f} sure ones, {some:.2f} of all {own[positive].sum():.0f}"
        )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", nargs="+")
    options = parser.parse_args()
    photos, labels, own, rows = read(options.rows)
    upper = np.array([label.upper() for label in labels])
    print(f"{len(rows)} rows of {len(np.unique(photos))} photos, {rows.shape[1]} features")
    for name, kinds in (("red", RED), ("brown", BROWN)):
        positive = np.array([label in kinds for label in upper])
        weight = weights_of(labels, own, positive)
        print(f"{name}: {positive.sum()} readings")
        scores = tenfold(photos, rows, positive, weight)
        plain = own * np.where(np.array([label.islower() for label in labels]), 0.5, 1.0)
        slope, offset = calibrate(scores, positive, plain)
        probability = 1 / (1 + np.exp(-(slope * scores + offset)))
        report(name, probability, positive, labels, own)
        final = fit(rows, positive, weight)
        order = np.argsort(-final.feature_importances_)[:12]
        print("  features that decide:", " ".join(f"{i}:{final.feature_importances_[i]:.2f}" for i in order))


main()
